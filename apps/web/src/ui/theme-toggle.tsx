import { dictionary } from '@institute/contract/language';
import { Moon, Sun } from 'lucide-react';
import { useThemeStore } from '../platform/theme-store.ts';
import { IconButton } from './button.tsx';

const text = dictionary('ui/theme', {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
});

/** Switches between light and dark. */
export function ThemeToggle() {
  const { isDark, toggle } = useThemeStore();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label={isDark ? text.light : text.dark} onClick={toggle} data-toggle>
      <Icon size={20} />
    </IconButton>
  );
}
