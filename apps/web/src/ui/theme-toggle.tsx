import { Moon, Sun } from 'lucide-react';
import { useThemeStore } from '../platform/theme-store.ts';
import { IconButton } from './button.tsx';
import { pageText as text } from './page-text.ts';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { isDark, toggle } = useThemeStore();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label={isDark ? text.light : text.dark} onClick={toggle}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
