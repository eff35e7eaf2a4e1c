import { MAX_LINKS, makeAccessLinks } from '@institute/contract/auth/invitations';
import type { DataOf } from '@institute/contract/call';
import { Check, Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { nameBelow, type Person } from '../../domains/people/students-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCloseGuard } from '../../forms/use-close-guard.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { useAct } from '../../platform/answers.ts';
import { useSiteName } from '../../platform/boot.ts';
import { copyText } from '../../platform/copy-text.ts';
import { whatsAppHref } from '../../platform/share.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCopied } from '../../ui/use-copied.ts';
import { whenText } from '../../ui/when.tsx';
import { text as words } from './text.ts';

const text = words.links;

type AccessLink = DataOf<typeof makeAccessLinks>['links'][number];

interface LinksDialogProps {
  people: readonly Person[];
  onClose: () => void;
}

/** Makes links with which people choose a password and come in, and hands them over one by one. */
export function LinksDialog({ people, onClose }: LinksDialogProps) {
  const make = useAct(makeAccessLinks);
  const [links, setLinks] = useState<readonly AccessLink[] | null>(null);
  const form = useConfirm({
    words: { refused: text.refused, isOurs: true },
    onConfirm: async () => {
      const studentList = people.map(({ id }) => id).join(',');
      setLinks((await make.mutateAsync({ studentList })).links);
    },
  });
  if (links) return <MadeLinks links={links} asked={people.length} onClose={onClose} />;
  const isMany = people.length > MAX_LINKS;
  return (
    <FormDialog
      form={form}
      title={text.title(people.length)}
      onClose={onClose}
      submit={text.submit(people.length)}
      busyLabel={text.busy}
      disabled={isMany}
      failure={isMany ? text.tooMany(MAX_LINKS) : form.failure}
    >
      <p className="text-muted">{text.detail}</p>
      <p className="text-muted">{text.before}</p>
    </FormDialog>
  );
}

interface MadeLinksProps {
  links: readonly AccessLink[];
  /** For how many they were asked for. */
  asked: number;
  onClose: () => void;
}

/**
 * The links, each with what it takes to hand it over; which were is marked until the dialog is closed, which asks
 * first while one was not.
 */
function MadeLinks({ links, asked, onClose }: MadeLinksProps) {
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set());
  const give = (id: number) => setGiven(new Set([...given, id]));
  const left = asked - links.length;
  const waiting = links.length - given.size;
  const guard = useCloseGuard(waiting > 0, onClose);
  return (
    <Dialog
      open
      title={text.made(links.length)}
      onClose={guard.close}
      closeOnOutside={false}
      size="lg"
      footer={
        <Button variant="secondary" onClick={guard.close}>
          {text.close}
        </Button>
      }
    >
      <p className="mb-3 text-muted">
        {text.once(links.length)} {left > 0 && text.leftOut(left)}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {links.map((link) => (
          <GivenLink
            key={link.studentId}
            link={link}
            isGiven={given.has(link.studentId)}
            onGiven={() => give(link.studentId)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={guard.isAsking}
        title={text.leaveTitle(waiting)}
        confirmLabel={text.leave}
        tone="danger"
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        {text.leaveDetail}
      </ConfirmDialog>
    </Dialog>
  );
}

interface GivenLinkProps {
  link: AccessLink;
  isGiven: boolean;
  onGiven: () => void;
}

/** One link: for whom, until when, and the ways to hand it over. */
function GivenLink({ link, isGiven, onGiven }: GivenLinkProps) {
  const zone = useTimeZone();
  const site = useSiteName();
  const [copied, setCopied] = useCopied<true>();
  const until = whenText(link.endsAt, zone, true);
  const copy = async () => {
    if (!(await copyText(Promise.resolve(link.link)))) return toast.error(text.copyRefused);
    setCopied(true);
    onGiven();
  };
  const message = text.message({
    ...link,
    institute: site,
    until,
    signIn: nameBelow(personIn(link)),
  });
  const CopyIcon = copied ? Check : Copy;
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 font-medium">
          <PersonText isName>{link.name}</PersonText>
          {isGiven && (
            <span className="inline-flex items-center gap-1 font-normal text-good text-sm">
              <Check size={16} aria-hidden="true" />
              {text.given}
            </span>
          )}
        </p>
        <p className="text-muted text-sm">
          {link.isFirst ? text.first : text.again} {text.until(until)}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <a
          href={whatsAppHref(message, link.phone)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onGiven}
          aria-label={text.sendTo(link.name)}
          className={buttonClass('secondary', 'sm')}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {text.send}
        </a>
        <Button
          variant="secondary"
          size="sm"
          icon={<CopyIcon size={18} />}
          aria-label={text.copyOf(link.name)}
          onClick={() => void copy()}
        >
          {copied ? text.copied : text.copy}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {copied ? text.copied : ''}
      </span>
    </li>
  );
}

const personIn = ({ studentId: id, name, email, phone }: AccessLink): Person => ({
  ...{ id, name, email, phone },
});
