/** What a cluster that fails over is made of: packages of Debian, each with what it brings. */
export const failoverPackages = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
};
