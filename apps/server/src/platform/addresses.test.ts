import { describe, expect, it } from 'vitest';
import { addressGroup, networkOf } from './addresses.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('counts attempts from %j under %j', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '192.168.1.9',
    '172.17.0.1',
    '172.31.9.9',
    'fd00::1',
    'fe80::1',
  ])('of %j says nothing of a person', (address) => {
    expect(networkOf(address)).toBeNull();
  });

  it('does not take neighbours of private ranges for private', () => {
    expect(networkOf('172.32.0.1')).toBe('172.32.0.1');
    expect(networkOf('11.0.0.1')).toBe('11.0.0.1');
  });
});
