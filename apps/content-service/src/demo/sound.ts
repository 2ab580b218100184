const rate = 8_000;
const pitch: Readonly<Record<string, number>> = { A: 220, C: 261.6, G: 329.6, U: 392 };

interface Tone {
  readonly base: string;
  readonly seconds: number;
  readonly loudness: number;
}

/** Twenty bases as tones, a pause where the guide ends, and the PAM: a WAV of one channel, 8 bits a sample. */
export function twentyBases(): Buffer {
  const tones: Tone[] = [
    ...[...'CCAUUGUUCAAUAUCGUCCG'].map((base) => ({ base, seconds: 0.4, loudness: 0.45 })),
    { base: '', seconds: 1, loudness: 0 },
    ...[...'GGG'].map((base) => ({ base, seconds: 1, loudness: 0.8 })),
  ];
  return wav(tones.flatMap(samplesOf));
}

/** A tone that rises in 20 ms and falls slowly, as if it were struck. */
function samplesOf({ base, seconds, loudness }: Tone): number[] {
  const wave = 2 * Math.PI * (pitch[base] ?? 0);
  return Array.from({ length: Math.round(seconds * rate) }, (_, at) => {
    const time = at / rate;
    const envelope = Math.min(1, time / 0.02) * Math.exp((-3 * time) / seconds);
    return 128 + Math.round(100 * loudness * envelope * (Math.sin(wave * time) + 0.25 * Math.sin(2 * wave * time)));
  });
}

function wav(samples: readonly number[]): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, Buffer.from(samples)]);
}
