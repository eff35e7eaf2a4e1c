import type { ComponentType } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { LoginAsDialog } from './login-as-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import type { AboutStudent } from './student-dialog.tsx';

const dialogs = {
  edit: EditDialog,
  fund: FundDialog,
  reset: ResetDialog,
  loginAs: LoginAsDialog,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<AboutStudent>>;

export type DialogName = keyof typeof dialogs;

/** The dialog about a student that is open; its forms come after the list. */
export function OpenDialog({ name, ...about }: AboutStudent & { name: DialogName }) {
  const Shown = dialogs[name];
  return <Shown {...about} />;
}
