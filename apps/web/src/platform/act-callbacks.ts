/**
 * Callbacks of a mutation, given to its hook: those given to `mutate` are dropped when the component that
 * called it unmounts, such as a row whose press takes it off its list.
 */
export interface ActCallbacks {
  onSuccess: () => void;
  onError: (error: Error) => void;
}
