import { readdirSync, readFileSync } from 'node:fs';

/** Fields of /proc/PID/stat that follow the name of the program. @param {number} pid */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** CPU seconds that a process and its threads have used. @param {number} pid */
export function cpuOf(pid) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in bytes. @param {number} pid */
export function memoryOf(pid) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`The memory of ${pid} is not known.`);
  return Number(line[1]) * 1024;
}

/** The processes that a process has started and that still run. @param {number} parent */
export function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[1]) === parent;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
}
