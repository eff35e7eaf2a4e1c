import { linkAddress } from '@institute/contract/lessons/rich-text';

/** Whether a link may lead there: a page or a mailbox, and nothing that runs. */
export const isLinkAddress = (address: string): boolean => linkAddress.safeParse(address).success;
