import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** A recording with its length in its head, so that a player finds any place in it. */
export interface MendedSound {
  blob: Blob;
  seconds: number;
}

/**
 * Writes a recording anew as browsers make it: without its length (WebM) or in small pieces (MP4).
 * What was recorded is neither decoded nor changed, and its length is that of what is in it. A sound
 * that cannot be read throws. Its code is heavy, and is fetched while somebody records.
 */
export async function mendSound(blob: Blob): Promise<MendedSound> {
  const input = new Input({ source: new BlobSource(blob), formats: [MP4, WEBM, OGG] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new TypeError('Nothing is heard in it');
    const format = await input.getFormat();
    const first = await track.getFirstTimestamp();
    const seconds = (await track.computeDuration()) - first;
    if (format === OGG) return { blob, seconds };
    const codec = await track.getCodec();
    const config = await track.getDecoderConfig();
    if (!codec || !config) throw new TypeError('Nobody knows how it is heard');
    const target = new BufferTarget();
    const isMp4 = format === MP4;
    const output = new Output({
      format: isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
      target,
    });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source);
    await output.start();
    const meta = { decoderConfig: config };
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet.clone({ timestamp: packet.timestamp - first }), meta);
    }
    await output.finalize();
    if (!target.buffer) throw new TypeError('Nothing was written');
    const type = isMp4 ? 'audio/mp4' : blob.type || 'audio/webm;codecs=opus';
    return { blob: new Blob([target.buffer], { type }), seconds };
  } finally {
    input.dispose();
  }
}
