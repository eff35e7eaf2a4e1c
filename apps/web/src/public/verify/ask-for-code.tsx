import { AuthPage } from '../auth-page.tsx';
import { CodeForm } from './code-form.tsx';
import { text } from './text.ts';

/** The check of certificates before there is a code. */
export function AskForCode() {
  return (
    <AuthPage title={text.title}>
      <p className="mb-4 text-muted">{text.intro}</p>
      <CodeForm key="first" label={text.typeCode} />
    </AuthPage>
  );
}
