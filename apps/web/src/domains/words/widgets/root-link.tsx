import { rootLetters } from '@institute/contract/arabic/root-letters';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';

/** A root as its teacher wrote it, leading to the words of it; one without Arabic letters leads nowhere. */
export function RootLink({ root }: { root: string }) {
  const letters = rootLetters(root);
  return letters === '' ? root : <Link to={pathTo('root', { root: letters })}>{root}</Link>;
}
