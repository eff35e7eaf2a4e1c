/**
 * How Node runs the server; deploy/ says the same. Without a limit, garbage grows with the memory of the
 * machine: sending a list of a million payments took 135 MB above idle on a large one, and 20 MB
 * with this limit (MB), which the server does not come near. What is new is kept in 2 MB before it is
 * looked through: the usual 16 cost 40 MB (decision 113). Processes that the first one starts inherit both. What was
 * built keeps its names, so that an error's stack can be read without `--enable-source-maps`, which
 * holds the maps of every library in 15 MB.
 */
export const serverFlags = ['--max-old-space-size=512', '--max-semi-space-size=2'];
