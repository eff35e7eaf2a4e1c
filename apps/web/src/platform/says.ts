/**
 * What a person is told of a change that they asked for. It is given to the hook that makes the change
 * and not to its `mutate`, which says nothing any more where the part of the page that asked has gone by
 * then: a row whose press takes it off its list.
 */
export interface Says {
  onSuccess: () => void;
  onError: (error: Error) => void;
}
