import { Moon, Sun } from 'lucide-react';
import { useThemeStore } from '../platform/theme-store.ts';
import { IconButton } from './button.tsx';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { isDark, toggle } = useThemeStore();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton label={isDark ? 'Use the light theme' : 'Use the dark theme'} onClick={toggle}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
