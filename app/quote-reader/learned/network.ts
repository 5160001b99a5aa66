/** A small network: hashed words in, one hidden layer, a probability for each role. Numbers of its weights are kept as signed bytes. */
export type Network = { buckets: number; hidden: number; roles: string[]; first: Float32Array; second: Float32Array };

export type Stored = {
  buckets: number;
  hidden: number;
  roles: string[];
  scales: [number, number];
  first: string;
  second: string;
};

/** FNV-1a, so that training and reading find the same bucket. */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}

export function opened({ buckets, hidden, roles, scales, first, second }: Stored): Network {
  return { buckets, hidden, roles, first: floats(first, scales[0]), second: floats(second, scales[1]) };
}

export function stored({ buckets, hidden, roles, first, second }: Network): Stored {
  const [a, b] = [scaleOf(first), scaleOf(second)];
  return { buckets, hidden, roles, scales: [a, b], first: bytes(first, a), second: bytes(second, b) };
}

/** The probability of each role, in the order of `roles`. */
export function probabilities(network: Network, features: number[]): Float32Array {
  const { hidden, first, second, roles } = network;
  const state = new Float32Array(hidden);
  for (const feature of features) {
    const from = feature * hidden;
    for (let unit = 0; unit < hidden; unit++) state[unit] = (state[unit] as number) + (first[from + unit] as number);
  }
  const out = new Float32Array(roles.length);
  const bias = hidden * roles.length;
  for (let role = 0; role < roles.length; role++) out[role] = second[bias + role] as number;
  for (let unit = 0; unit < hidden; unit++) {
    const value = state[unit] as number;
    if (value <= 0) continue;
    for (let role = 0; role < roles.length; role++)
      out[role] = (out[role] as number) + value * (second[unit * roles.length + role] as number);
  }
  const most = Math.max(...out);
  let sum = 0;
  for (let role = 0; role < out.length; role++) sum += out[role] = Math.exp((out[role] as number) - most);
  return out.map((value) => value / sum);
}

/** The same for features by their names. */
export function rolesOf(network: Network, features: string[]): Float32Array {
  return probabilities(network, [...new Set(features.map((feature) => bucketOf(feature, network.buckets)))]);
}

function scaleOf(weights: Float32Array): number {
  return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
}

function bytes(weights: Float32Array, scale: number): string {
  return Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString("base64");
}

function floats(text: string, scale: number): Float32Array {
  return Float32Array.from(new Int8Array(Uint8Array.from(Buffer.from(text, "base64")).buffer), (byte) => byte * scale);
}
