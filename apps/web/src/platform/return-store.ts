import { create } from 'zustand';

interface ReturnState {
  /** Whether there is a screen that asks: without one an ended session signs the person out. */
  isOffered: boolean;
  /** Says whether whoever is asked has signed in again; null while nobody is asked. */
  settle: ((isBack: boolean) => void) | null;
}

/** Whether the person's session has ended and they are asked to sign in again over their page. */
export const useReturnStore = create<ReturnState>()(() => ({ isOffered: false, settle: null }));

/** Asks the person to sign in again; true once they have. */
export function askToReturn(): Promise<boolean> {
  return new Promise((resolve) => {
    useReturnStore.setState({
      settle: (isBack) => {
        useReturnStore.setState({ settle: null });
        resolve(isBack);
      },
    });
  });
}
