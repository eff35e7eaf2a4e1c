import { signInNameOf } from '@institute/contract/auth/user';
import type { Student } from '@institute/contract/people/students';
import { Check, Copy, MessageCircle } from 'lucide-react';
import { useSiteName } from '../../platform/boot.ts';
import { copyText } from '../../platform/copy-text.ts';
import { whatsAppHref } from '../../platform/share.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCopied } from '../../ui/use-copied.ts';
import { text as words } from './text.ts';

const text = words.reset;

interface MadePasswordProps {
  student: Student;
  password: string;
  onClose: () => void;
}

/** A password that was made for a student and is set by now: shown once, with the ways to hand it over. */
export function MadePassword({ student, password, onClose }: MadePasswordProps) {
  const institute = useSiteName();
  const [copied, setCopied] = useCopied<true>();
  const { name, phone } = student;
  const copy = async () => {
    if (await copyText(Promise.resolve(password))) setCopied(true);
    else toast.error(words.links.copyRefused);
  };
  const message = text.message({ name, institute, password, signIn: signInNameOf(student) });
  const CopyIcon = copied ? Check : Copy;
  return (
    <Dialog
      open
      title={text.made}
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.links.close}
        </Button>
      }
    >
      <p className="font-medium">
        <PersonText isName>{name}</PersonText>
      </p>
      <p
        dir="ltr"
        translate="no"
        className="my-3 rounded-field bg-sunken px-3 py-2 text-start text-xl"
      >
        {password}
      </p>
      <p className="mb-3 text-muted">{text.once}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<CopyIcon size={18} />}
          onClick={() => void copy()}
        >
          {copied ? words.links.copied : words.links.copy}
        </Button>
        {phone !== '' && (
          <a
            href={whatsAppHref(message, phone)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', 'sm')}
          >
            <MessageCircle size={18} aria-hidden="true" />
            {words.links.send}
          </a>
        )}
      </div>
      <span role="status" className="sr-only">
        {copied ? words.links.copied : ''}
      </span>
    </Dialog>
  );
}
