// The package comes without types, and those published for it stand at another version.
declare module "heic-decode" {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray };
  type Images = { width: number; height: number; decode(): Promise<Decoded> }[] & { dispose(): void };
  const decode: { all(file: { buffer: Uint8Array }): Promise<Images> };
  export default decode;
}
