import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { handedOver } from '../../domains/messages/message-handover.ts';
import { newMessage } from './message-schema.ts';
import type { MessageForm } from './use-message-form.ts';

/**
 * To whom the way here says that a message goes: the class that the address names, or the e-mails that
 * another screen has sent along, which are answered.
 */
export function useBrought(form: MessageForm): readonly string[] | null {
  const handed = useHandedOver();
  useClassInAddress((classId) => {
    form.change('members', { ...newMessage.members, classId });
    form.change('to', 'class');
  });
  const goToThose = useRef(() => form.change('to', 'individual'));
  const isHanded = handed !== null;
  useEffect(() => {
    if (isHanded) goToThose.current();
  }, [isHanded]);
  return handed;
}

/** E-mails another screen has sent along, once: a reload or Back does not bring them again. */
function useHandedOver(): readonly string[] | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => handedOver(state));
  useEffect(() => {
    if (handedOver(state)) void navigate(pathname + search, { replace: true, state: null });
  }, [state, pathname, search, navigate]);
  return handed;
}

/** The class that an address names, `?class=7`, once: what is chosen afterwards stays chosen. */
function useClassInAddress(onClass: (classId: number) => void): void {
  const [query, setQuery] = useSearchParams();
  const classId = Number(query.get('class'));
  const latest = useRef(onClass);
  useEffect(() => {
    if (!Number.isSafeInteger(classId) || classId <= 0) return;
    latest.current(classId);
    setQuery({}, { replace: true });
  }, [classId, setQuery]);
}
