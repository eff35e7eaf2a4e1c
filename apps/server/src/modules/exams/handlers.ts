import type { Handler } from '../../context.ts';

export const handlers: Handler[] = [];
