import { editingHandlers } from './editing/handlers.ts';
import { studentHandlers } from './handlers.ts';

export { copyWords } from './store.ts';

// Words of lessons: as students read them and review them day by day (review), and as
// administrators write and import them (editing).
export const handlers = [...studentHandlers, ...editingHandlers];
