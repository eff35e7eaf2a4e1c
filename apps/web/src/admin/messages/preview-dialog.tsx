import { channelsOf } from '@institute/contract/messages/channels';
import { previewMail } from '@institute/contract/messages/managed-messages';
import type { ReactNode } from 'react';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text as uiText } from '../../ui/text.ts';
import type { MessageValues } from './message-schema.ts';
import { previewText, text } from './text.ts';

interface PreviewDialogProps {
  values: MessageValues;
  onClose: () => void;
}

/** A message as its readers will see it, in each of its ways. */
export function PreviewDialog({ values, onClose }: PreviewDialogProps) {
  const { subject, message, delivery, style } = values;
  const channels = channelsOf(delivery);
  const isWritten = subject.trim() !== '' && message.trim() !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={previewText.previewTitle}
      size="lg"
      footer={
        <Button onClick={onClose} data-autofocus>
          {uiText.close}
        </Button>
      }
    >
      {isWritten ? (
        <div className="flex flex-col gap-6">
          {channels.includes('inApp') && <InApp values={values} isPopup={style === 'popup'} />}
          {channels.includes('email') && <Mail values={values} />}
        </div>
      ) : (
        <p>{previewText.previewEmpty}</p>
      )}
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-muted text-sm">{title}</h3>
      {children}
    </section>
  );
}

/** As the page of a message shows it, or the dialog that opens by itself. */
function InApp({ values, isPopup }: { values: MessageValues; isPopup: boolean }) {
  return (
    <Part title={isPopup ? previewText.previewPopup : previewText.previewInApp}>
      <div className="rounded-card border border-line bg-surface p-5 shadow-overlay">
        <p className="font-semibold text-xl">
          <PersonText>{values.subject.trim()}</PersonText>
        </p>
        <p className="mt-1 mb-3 text-muted text-sm">{previewText.now}</p>
        <RichText text={values.message.trim()} />
        {isPopup && (
          <p aria-hidden="true" className="mt-5 flex justify-end">
            <span className="rounded-field bg-primary px-4 py-2 font-semibold text-on-primary">
              {uiText.close}
            </span>
          </p>
        )}
      </div>
    </Part>
  );
}

function Mail({ values: { subject, message, delivery } }: { values: MessageValues }) {
  const mail = useAnswer(previewMail, { subject, message, deliveryMethod: delivery });
  return (
    <Part title={previewText.previewMail}>
      {mail.data ? (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <dl className="flex flex-col gap-1 border-line border-b bg-sunken px-4 py-3 text-sm">
            <Line name={previewText.from} value={mail.data.from} />
            <Line name={text.subject} value={mail.data.subject} />
          </dl>
          <p dir="auto" className="whitespace-pre-wrap p-4 [overflow-wrap:anywhere]">
            {mail.data.text}
          </p>
        </div>
      ) : mail.error ? (
        <ErrorState title={previewText.previewFailed} query={mail} />
      ) : (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Part>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <PersonText>{value}</PersonText>
      </dd>
    </div>
  );
}
