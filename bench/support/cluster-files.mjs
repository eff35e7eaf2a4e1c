import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../../tools/lib/root.mjs';

/** The names that the files of deploy/ give the machines of databases. */
export const NODES = ['north', 'east', 'west'];

const shipped = (/** @type {string[]} */ ...path) =>
  readFileSync(inRoot('deploy', ...path), 'utf8');

/**
 * deploy/etcd as the environment of one that stands alone on this machine.
 * @param {{ client: string, peer: string, data: string }} at its addresses and folder
 */
export function etcdEnvironment({ client, peer, data }) {
  const lines = shipped('etcd', 'etcd.env').matchAll(/^(ETCD_\w+)=(.*)$/gm);
  const own = {
    ETCD_NAME: NODES[0] ?? '',
    ETCD_DATA_DIR: data,
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `${NODES[0]}=${peer}`,
  };
  return { ...Object.fromEntries([...lines].map(([, name, value]) => [name, value])), ...own };
}

/**
 * deploy/patroni for one of several nodes on this machine, as JSON, which YAML holds as well.
 * @param {{ name: string, rest: number, port: number, folder: string, data: string, bin: string, etcd: string, password: string }} node
 */
export function patroniSettings({ name, rest, port, folder, data, bin, etcd, password }) {
  const settings = parse(shipped('patroni', 'patroni.yml'));
  const listening = (/** @type {number} */ at) => ({
    listen: `127.0.0.1:${at}`,
    connect_address: `127.0.0.1:${at}`,
  });
  const { bootstrap, postgresql } = settings;
  // Three on one machine that has other work.
  bootstrap.dcs.postgresql.parameters.shared_buffers = '32MB';
  bootstrap.pg_hba = bootstrap.pg_hba.map((/** @type {string} */ line) =>
    line.replace('10.0.0.0/24', '127.0.0.1/32'),
  );
  for (const person of Object.values(postgresql.authentication)) person.password = password;
  return JSON.stringify({
    ...settings,
    name,
    restapi: { ...settings.restapi, ...listening(rest) },
    etcd: { hosts: [etcd] },
    bootstrap,
    postgresql: {
      ...postgresql,
      ...listening(port),
      data_dir: data,
      bin_dir: bin,
      pgpass: `${folder}/${name}.pgpass`,
      parameters: { unix_socket_directories: folder },
    },
    // The machine that this runs on is not to be started anew.
    watchdog: { mode: 'off' },
  });
}

/**
 * deploy/haproxy before nodes of this machine.
 * @param {number} port @param {{ name: string, rest: number, port: number }[]} nodes
 */
export function haproxySettings(port, nodes) {
  const own = nodes.reduce(
    (text, { name, rest, port: database }) =>
      text.replace(
        new RegExp(`^( *server ${name}) .*$`, 'm'),
        `$1 127.0.0.1:${database} check port ${rest}`,
      ),
    shipped('haproxy', 'haproxy.cfg'),
  );
  // Only root may become somebody else.
  return own.replace(/^global\n( .*\n)+/m, '').replace(/^( *bind) .*$/m, `$1 127.0.0.1:${port}`);
}
