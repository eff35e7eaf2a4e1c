import { channelsOf } from '@institute/contract/messages/channels';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { MessageActs } from './message-acts.tsx';
import { type MessageDialog, MessageDialogs } from './message-dialogs.tsx';
import { MessageFields } from './message-fields.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { text } from './text.ts';
import { useBrought } from './use-brought.ts';
import { useMessageForm } from './use-message-form.ts';

/** Subject, message, how it goes out and to whom; checked, confirmed, then sent. */
export function MessageForm() {
  const navigate = useNavigate();
  const form = useMessageForm({
    onSent: (id, { delivery }) => {
      // The report of its e-mails is what one wants to see next.
      if (channelsOf(delivery).includes('email')) void navigate(`?tab=sent&message=${id}`);
    },
    onScheduled: () => void navigate('?tab=scheduled'),
  });
  const handed = useBrought(form);
  const [shows, setShows] = useState<MessageDialog | null>(null);
  const [isLater, setLater] = useState(false);

  return (
    <Card>
      <form {...form.props} className="flex flex-col gap-5">
        {form.restored && <RestoredNotice message={text.restored} onStartOver={form.startOver} />}
        <MessageFields form={form} />
        <RecipientsField form={form} handed={handed} />
        <FormAlert message={form.failure} />
        <MessageActs
          isRunning={form.isRunning}
          onNow={() => setLater(false)}
          onLater={() => {
            setLater(true);
            void form.submit();
          }}
          onTemplates={() => setShows('templates')}
          onPreview={() => setShows('preview')}
        />
      </form>
      <MessageDialogs form={form} shows={shows} isLater={isLater} onClose={() => setShows(null)} />
    </Card>
  );
}
