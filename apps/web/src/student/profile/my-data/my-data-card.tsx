import { Card } from '../../../ui/card.tsx';
import { MyDataParts } from './my-data.tsx';
import { text } from './text.ts';

/** A copy of everything about oneself, and the end of the account. */
export function MyDataCard({ isImpersonated }: { isImpersonated: boolean }) {
  return (
    <Card aria-labelledby="my-data" className="mt-5">
      <h2 id="my-data" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {isImpersonated ? <p className="text-muted">{text.asStudent}</p> : <MyDataParts />}
    </Card>
  );
}
