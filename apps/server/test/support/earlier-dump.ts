import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { tablePath, writePart } from '../../src/platform/backup/archive.ts';

/** Hashes of the migrations before the baseline, as dumps of that time name them. */
const migrations = [
  '3e74c382bc24efc05d31a6e3f7f1446252d802f3486f4190c4a9668d1ae5596b',
  '774d49470e067d3b993d0a3ceb93330f89c0f490c33d582eb3b79291c9a87573',
  '919e007ad29f6a5fac6e31b06221daa0bd0e411597fb5a4ac6d39603505a8ee9',
  'ae337f6f0a2469ca3088eb006953154f8186f95977786e1cb0be22aeb5efdb07',
  '7b4a40a5381b1e8bbaf326d214ac737a4aaa2f7918e4a41efbd1bc77135df6f1',
  'c8dabe2bf0215dd200f98c69235114067d1d196da24d831998fd134efd5be802',
  '88b53134f8e9a1e05eaaa46b69fb045debb44b5f9cfa0e18cdf780e4f0c20305',
  '5914944aadf691458f157e6728e132230e11dfdde1a3bd5ff83d0cb19bdd18a0',
  '453ee155c880808b8dba61177a80614ad07744dec8b967d3bc73aed7b48aa4a9',
  '2b4984f6eeb540a32b43c18dbf9b86936e2a66fc91d92e7fa068d8ea83d4d358',
  'a7a5927eb782c4533f56090ee97c895d5f0b250cf812ae897568754094b8eb32',
  '1cb203b73080f401c8d857932ca9e5295045581b2d105c838fe3040b4fe3ad24',
  '9393b344766b81a8e0e8a10b61423f9575b432de0775f70a3f83bb15931e92e9',
  'e89b831291cfa8a819f60f64b9ddbe2cfda55a98a90bf871de15006b3d50704d',
  'f475098770218a3601641e58682437f5a1933ebd87be13343ca9d350a1d384b4',
  '41e27fadd57ab5ac59081f84f91e886a3a3377cc70a596da4299d1f547fd6189',
  '9f7f4acabd6e6cc560d82c71b8439f29065303ce3697a1f9c861c3fea1b98052',
  '246afaa1881efbedce565c7298147bba15a5209edba621a7d20865ca8dbb456e',
  '34c46eff677743c8ce3d7c1890f3fd0cc2f3e9a28e2601914a878e0c24be4366',
  '1453cd54ba077edb520c5d19a2130942cffe1258a697a6b5f322859f472412a1',
  'c75fd4efda36de5fa5e278064abf20829c80d394badfa7a0b6c58499bdeda0dd',
  '5509eead19ad0790a936992f73f74a5db073a07a9beac3551841e42f76fcf13e',
  'cc77e61978239afee8feae71db0882797b4ccb9aa712c74bd991d5dd52d2f9b3',
  '99fe92f10a9e3b17fb9fb43f71fccb190715adc471ef601c1396c8270ded3e99',
  '227954fd3876895d6df69d78dbac3d7082fdcd7a32984f50e10101dd8c0ecc19',
  'bc7cc15dd5c5813bfde81286ed441c5ed646e6bf4c129934ce6149a96d101454',
];

/** Tables of that time which there are no more, with rows as they were dumped. */
const gone = {
  'public.payment_marks': [
    '{"id":1,"sorted_by":"name_key","name_key":"","amount":0,"created_at":"-infinity","payment_id":0}',
    '{"id":2,"sorted_by":"amount","name_key":"","amount":0,"created_at":"-infinity","payment_id":0}',
  ],
  'public.payment_mark_counts': ['{"mark_id":1,"service":"fund","is_credit":true,"count":4}'],
};

/** Makes a dump what it would have been before the baseline of migrations. */
export async function asBeforeBaseline(folder: string): Promise<void> {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  manifest.migrations = migrations;
  manifest.sequences.push({ name: 'public.payment_marks_id_seq', last: '2' });
  for (const [name, rows] of Object.entries(gone)) {
    const lines = rows.map((row) => `${row}\n`);
    const content = Readable.from(lines);
    const part = await writePart(tablePath(folder, name), content, { compress: true });
    manifest.tables.push({ name, rows: rows.length, ...part });
  }
  await writeFile(path, JSON.stringify(manifest));
}
