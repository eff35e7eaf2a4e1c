import { configure } from '@testing-library/react';

// Code is fetched when first needed; on a busy machine that outlasts the library's one second.
configure({ asyncUtilTimeout: 30_000 });
