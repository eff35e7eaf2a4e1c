import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSignOut } from '../../platform/auth-store.ts';
import { storesOnDevice } from '../../platform/storage.ts';

interface NoticeState {
  isDismissed: boolean;
  dismiss: () => void;
}

const start = { isDismissed: false };

/** Whether the person has put off verifying the e-mail, kept on the device while signed in. */
export const useVerificationNotice = create<NoticeState>()(
  persist((set) => ({ ...start, dismiss: () => set({ isDismissed: true }) }), {
    name: 'verification-notice',
    storage: createJSONStorage(storesOnDevice),
    partialize: ({ isDismissed }) => ({ isDismissed }),
  }),
);

onSignOut(() => useVerificationNotice.setState(start));
