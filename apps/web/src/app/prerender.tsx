import type { PaintedPage } from '@institute/contract/routes';
import { renderToString } from 'react-dom/server';
import { ForgotPasswordPage } from '../public/auth/forgot-password-page.tsx';
import { RegisterPage } from '../public/auth/register-page.tsx';
import { LegalFrame, LegalSkeleton } from '../public/legal/legal-frame.tsx';
import { AskForCode } from '../public/verify/ask-for-code.tsx';
import { ShellSkeleton } from './layout/shell-skeleton.tsx';

/**
 * What build.mjs paints into the pages, so that there is something to see before any script runs. The
 * server paints the landing page itself (`painter.tsx`).
 */
export function renderPages(): Record<Exclude<PaintedPage, 'landing'> | 'app', string> {
  return {
    register: renderToString(<RegisterPage />),
    forgotPassword: renderToString(<ForgotPasswordPage />),
    verify: renderToString(<AskForCode />),
    terms: renderToString(legalPage('terms')),
    privacy: renderToString(legalPage('privacy')),
    app: renderToString(<ShellSkeleton />),
  };
}

const legalPage = (name: 'terms' | 'privacy') => (
  <LegalFrame name={name}>
    <LegalSkeleton />
  </LegalFrame>
);
