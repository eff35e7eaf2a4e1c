/**
 * How Node runs the server. Without a limit, garbage grows with the memory of the machine: sending a list
 * of a million payments took 135 MB above idle on a large one, and 20 MB with this limit (MB), which
 * the server does not come near. Processes that the first one starts inherit it.
 */
export const serverFlags = ['--enable-source-maps', '--max-old-space-size=512'];
