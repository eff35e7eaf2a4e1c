import { Columns3 } from 'lucide-react';
import { ClassPicker } from '../../../domains/classes/widgets/class-picker.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { RestoredNotice } from '../../../forms/restored-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChosenList } from '../../../ui/chosen-list.tsx';
import { text as words } from '../text.ts';
import { ClassWords } from './class-words.tsx';
import type { Roster } from './kept-roster.ts';
import { ListMoney } from './list-money.tsx';
import { RightRows } from './right-rows.tsx';
import { text } from './text.ts';
import type { RosterWay } from './use-roster.ts';
import { useRosterForm } from './use-roster-form.ts';
import { WrongRows } from './wrong-rows.tsx';

interface RowsStepProps {
  way: RosterWay;
  roster: Roster;
  onClose: () => void;
}

/** The rows as they will be: what is wrong is put right or left out, and those that are right go in. */
export function RowsStep({ way, roster, onClose }: RowsStepProps) {
  const { form, result, isReady, change } = useRosterForm(way, roster);
  const { classes } = roster;
  const mailed = result ? result.fresh - result.unmailed : 0;
  const choose = (next: readonly Roster['classes'][number][]) => change({ classes: [...next] });
  return (
    <FormDialog
      form={form}
      title={text.rowsTitle}
      size="full"
      onClose={onClose}
      submit={isReady && result ? text.submit(result.people.length) : text.check}
      busyLabel={isReady ? text.busy : text.checking}
    >
      {way.isRestored && <RestoredNotice message={text.restored} onStartOver={way.startOver} />}
      <div className="flex flex-wrap gap-2">
        {way.read && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Columns3 size={18} />}
            onClick={way.showColumns}
          >
            {text.changeColumns}
          </Button>
        )}
        {!way.isRestored && (
          <Button variant="ghost" size="sm" onClick={way.startOver}>
            {text.otherSheet}
          </Button>
        )}
      </div>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {result && isReady && (
          <div className="rounded-field bg-good-soft px-3 py-2 font-medium text-good">
            <p>{text.fresh(result.fresh)}</p>
            {mailed > 0 && <p>{text.mailed(mailed)}</p>}
            {result.unmailed > 0 && <p>{text.unmailed(result.unmailed)}</p>}
            {result.known > 0 && <p>{text.known(result.known)}</p>}
          </div>
        )}
        {result && result.errors.length > 0 && (
          <p className="rounded-field bg-bad-soft px-3 py-2 font-medium text-bad">
            {text.wrong(result.errors.length)}
          </p>
        )}
      </div>
      {result && (
        <>
          <ClassWords
            words={result.classes}
            choices={roster.choices}
            onChange={(choices) => change({ choices })}
          />
          <WrongRows
            rows={roster.rows}
            errors={result.errors}
            onChange={(rows) => change({ rows })}
          />
          <ListMoney
            sums={result.money}
            money={roster.money}
            reasonError={form.errorOf('reason')}
            onChange={(money) => change({ money })}
          />
          <RightRows people={result.people} rows={roster.rows} />
        </>
      )}
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="font-medium">
          {result && result.classes.length > 0 ? text.otherClasses : text.classes}
        </legend>
        <p className="text-muted text-sm">{text.noClass}</p>
        <ChosenList selected={classes} onChange={choose} words={words.picked} />
        <ClassPicker selected={classes} onChange={choose} />
      </fieldset>
    </FormDialog>
  );
}
