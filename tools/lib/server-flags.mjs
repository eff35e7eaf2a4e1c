/**
 * How Node runs the server; deploy/ says the same. Without a limit, garbage grows with the memory of the
 * machine: sending a list of a million payments took 135 MB above idle on a large one, and 20 MB
 * with this limit (MB), which the server does not come near. What is new is kept in 2 MB before it is
 * looked through: the usual 16 cost 40 MB. Processes that the first one starts inherit both.
 */
export const serverFlags = [
  '--enable-source-maps',
  '--max-old-space-size=512',
  '--max-semi-space-size=2',
];
