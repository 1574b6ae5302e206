import LibAV from "@libav.js/variant-webm-vp9"
import sharp from "sharp"
import { COLOURS, planesOf } from "./planes"

/** Bytes of pictures that are in memory at once. */
const ROOM = 64_000_000

/** Browsers show a picture that would be shorter than this as long. */
const [SHORTEST_MS, INSTEAD_MS] = [20, 100]

/** Of one quality, whatever it takes; "good" takes seven times as long, for a quarter less. */
const OPTIONS = { crf: "34", deadline: "realtime", "cpu-used": "5" }

/**
 * Makes a film of a GIF: VP9 in WebM, without sound. Its sides are even, as that coding asks; what is transparent is
 * white. Rejects when the GIF cannot be read.
 */
export async function gifFilm(gif: Buffer): Promise<Buffer> {
  const facts = await sharp(gif).metadata()
  const [rowWidth, height] = [facts.width ?? 0, evenly(facts.height ?? 0)]
  const width = evenly(rowWidth)
  const libav = await LibAV.LibAV({ noworker: true })
  await libav.av_log_set_level(libav.AV_LOG_ERROR)
  const format = libav.AV_PIX_FMT_YUV420P
  const [, encoder, frame, packet] = await libav.ff_init_encoder("libvpx-vp9", {
    ctx: { bit_rate: 0, pix_fmt: format, width, height },
    time_base: [1, 1000],
    options: OPTIONS,
  })
  const starts = startsOf(facts.delay ?? [])
  const packets: LibAV.Packet[] = []
  let shown = 0
  for await (const rgb of picturesOf(gif, facts)) {
    const picture = { ...planesOf(rgb, rowWidth, width, height), format, width, height }
    const timed = { ...picture, pts: starts[shown++] ?? 0, ptshi: 0 }
    packets.push(...(await libav.ff_encode_multi(encoder, frame, packet, [timed])))
  }
  packets.push(...(await libav.ff_encode_multi(encoder, frame, packet, [], true)))
  await libav.ff_free_encoder(encoder, frame, packet)
  return webmOf(packets, starts, { codedWidth: width, codedHeight: height })
}

const evenly = (side: number): number => Math.max(2, side - (side % 2))

/** When each picture is shown, and the end, in milliseconds. */
function startsOf(delays: readonly number[]): number[] {
  const starts = [0]
  for (const delay of delays)
    starts.push((starts.at(-1) ?? 0) + (delay < SHORTEST_MS ? INSTEAD_MS : delay))
  return starts
}

/** The pictures of a GIF, three bytes a point, some at a time. */
async function* picturesOf(gif: Buffer, { width = 0, height = 0, pages = 1 }: sharp.Metadata) {
  const size = width * height * 3
  const step = Math.max(1, Math.floor(ROOM / size))
  for (let page = 0; page < pages; page += step) {
    const some = sharp(gif, { page, pages: Math.min(step, pages - page) })
    const pictures = await some.flatten({ background: "#fff" }).removeAlpha().raw().toBuffer()
    for (let at = 0; at < pictures.length; at += size) yield pictures.subarray(at, at + size)
  }
}

async function webmOf(
  packets: readonly LibAV.Packet[],
  starts: readonly number[],
  size: { codedWidth: number; codedHeight: number },
): Promise<Buffer> {
  // As `content/shown-file` loads it: the two forms that the package has do not work together.
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } =
    await import("mediabunny")
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource("vp9")
  output.addVideoTrack(track)
  await output.start()
  const decoderConfig = { codec: "vp09.00.10.08", ...size, colorSpace: COLOURS }
  for (const [index, { data, flags = 0, pts = 0 }] of packets.entries()) {
    const kind = flags & 1 ? "key" : "delta"
    const length = (starts[index + 1] ?? pts) - pts
    await track.add(new EncodedPacket(data, kind, pts / 1000, length / 1000), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
