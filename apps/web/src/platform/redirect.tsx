import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Leads to another page in place of this one. Nothing of it is painted by the server, whose router goes
 * nowhere and complains of `Navigate`.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
