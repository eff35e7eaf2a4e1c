import { Award, BookOpen, type LucideIcon, MessagesSquare, Users } from 'lucide-react';

export const TAGLINE = 'Your journey to Arabic fluency starts here';

export interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The four selling points of the landing view (student specification, section 1). */
export const features: readonly Feature[] = [
  {
    icon: BookOpen,
    title: 'Comprehensive Curriculum',
    text: 'From basics to advanced Arabic language skills',
  },
  { icon: Users, title: 'Native Speakers', text: 'Experienced native Arabic instructors' },
  {
    icon: MessagesSquare,
    title: 'Interactive Learning',
    text: 'Engaging lessons with real-time practice',
  },
  { icon: Award, title: 'Certified Courses', text: 'Recognised certificates on completion' },
];

/** The words of the authentication dialogs and pages. */
export const authText = {
  signIn: 'Sign In',
  signUp: 'Create an account',
  reset: 'Reset Password',
  loginDone: 'Login successful!',
  signupDone: 'Registration successful!',
  resetDone: 'Password reset successful! You can now login.',
} as const;
