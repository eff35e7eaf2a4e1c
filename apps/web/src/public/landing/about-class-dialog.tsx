import type { Class } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { text as classText } from '../../domains/classes/text.ts';
import { PriceBadge } from '../../domains/classes/widgets/price-badge.tsx';
import { pathToJoin } from '../../domains/lessons/class-to-join.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text as uiText } from '../../ui/text.ts';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { authText, landingText } from '../text.ts';
import { WayIn } from './way-in.tsx';

/**
 * What each class on the shelf is about, and the way to join it. All of them stand in it, hidden;
 * `live/dialogs.ts` shows the one that is asked for.
 */
export function AboutClassDialog({ classes }: { classes: readonly Class[] }) {
  return (
    <DialogFrame
      data-about-class=""
      title={landingText.classes.about}
      closing={{ 'data-close': '' }}
      footer={
        <>
          <Button variant="secondary" data-close="">
            {uiText.close}
          </Button>
          <WayIn form="sign-up" href={pathTo('register')} data-join="" className={buttonClass()}>
            {authText.signUp}
          </WayIn>
        </>
      }
    >
      {classes.map((item) => (
        <About key={item.rand} item={item} />
      ))}
    </DialogFrame>
  );
}

function About({ item }: { item: Class }) {
  return (
    <div hidden data-class={item.rand} data-path={pathToJoin(item.rand)}>
      <div className="flex flex-col gap-4">
        <h3 className="text-lg">
          <TwoScripts title={item.name} />
        </h3>
        <p className="flex flex-wrap gap-2">
          <PriceBadge item={item} />
          <Badge>
            <PersonText>{item.category}</PersonText>
          </Badge>
          <Badge>{classText.lessons(item.lessonCount)}</Badge>
        </p>
        <RichText text={item.about} />
        <p>
          <a
            href={pathTo('publicClass', { slug: item.slug || item.rand })}
            className="tap inline-flex items-center rounded-field text-primary underline underline-offset-4"
          >
            {landingText.classes.wholePage}
          </a>
        </p>
      </div>
    </div>
  );
}
