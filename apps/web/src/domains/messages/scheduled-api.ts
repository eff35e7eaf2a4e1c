import {
  cancelScheduledMessage,
  getScheduledMessages,
  scheduleMessage,
  updateScheduledMessage,
} from '@institute/contract/scheduled-messages';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { type OutgoingMessage, wireMessage } from './managed-model.ts';
import {
  type ScheduledChange,
  type ScheduledMessage,
  scheduledMessageOf,
  secondsOf,
} from './scheduled-model.ts';

const scheduledKey = ['scheduled-messages'] as const;

/** A page of the messages that wait for their time, the next first. */
export function useScheduledMessages(
  query: PageQuery,
): UseQueryResult<PageOfRows<ScheduledMessage>> {
  return usePagedList({
    key: scheduledKey,
    call: getScheduledMessages,
    input: pageFields(query),
    rowOf: scheduledMessageOf,
  });
}

function useScheduledWrite<Input>(write: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: scheduledKey }),
  });
}

/** Keeps a message for its time; the same key sends once. */
export const useScheduleMessage = () =>
  useScheduledWrite(({ sendAt, ...message }: OutgoingMessage & { sendAt: Date }) =>
    callApi(scheduleMessage, { ...wireMessage(message), send_at: secondsOf(sendAt) }),
  );

/** Changes a message before it goes; what is not named stays. */
export const useChangeScheduled = () =>
  useScheduledWrite(({ id, sendAt, ...change }: { id: number } & ScheduledChange) =>
    callApi(updateScheduledMessage, {
      scheduled_id: id,
      ...change,
      ...(sendAt && { send_at: secondsOf(sendAt) }),
    }),
  );

/** A message does not go out. */
export const useCancelScheduled = () =>
  useScheduledWrite((id: number) => callApi(cancelScheduledMessage, { scheduled_id: id }));
