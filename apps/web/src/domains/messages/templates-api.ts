import {
  addMessageTemplate,
  deleteMessageTemplate,
  getMessageTemplates,
  type MessageTemplate,
  updateMessageTemplate,
} from '@institute/contract/message-templates';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

export type { MessageTemplate };

/** What a template holds. */
export type TemplateText = Omit<MessageTemplate, 'id'>;

const templatesKey = ['message-templates'] as const;

/** The templates of messages, by name. */
export function useMessageTemplates(): UseQueryResult<MessageTemplate[]> {
  return useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => callApi(getMessageTemplates, {}, { signal }),
  });
}

function useTemplateWrite<Input>(write: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
  });
}

/** Keeps a message as a template; the same key keeps one. */
export const useAddTemplate = () =>
  useTemplateWrite(({ requestKey, ...template }: TemplateText & { requestKey: string }) =>
    callApi(addMessageTemplate, { ...template, request_key: requestKey }),
  );

/** Changes a template. */
export const useChangeTemplate = () =>
  useTemplateWrite(({ id, ...change }: { id: number } & Partial<TemplateText>) =>
    callApi(updateMessageTemplate, { template_id: id, ...change }),
  );

/** Puts a template into the trash. */
export const useDeleteMessageTemplate = () =>
  useTemplateWrite((id: number) => callApi(deleteMessageTemplate, { template_id: id }));
