/** The picture's element on the page and the size of the file. */
export type Painting = { readonly picture: HTMLElement; readonly width: number; readonly height: number };

/**
 * Paints the picture's SVG drawings onto a canvas. It uses the shapes, colours and fonts that the browser shows, so that the file looks
 * like the page and needs no embedded font.
 * @param painting `width` and `height` in pixels, in the proportions of the picture
 * @throws if the browser cannot create a canvas of that size
 */
export async function paint({ picture, width, height }: Painting): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  await document.fonts.ready;
  const { left, top, width: shown } = picture.getBoundingClientRect();
  const larger = new DOMMatrix().scale(width / shown).translate(-left, -top);
  for (const shape of picture.querySelectorAll<SVGGraphicsElement>("rect, path, circle, text")) {
    if (shape.closest("clipPath, defs")) continue;
    const place = shape.getScreenCTM();
    if (!place) continue;
    pen.save();
    pen.setTransform(larger.multiply(DOMMatrix.fromMatrix(place)));
    const border = clipOf(shape);
    if (border) pen.clip(border);
    paintShape(pen, shape);
    pen.restore();
  }
  return new Promise((resolve, reject) => canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no file"))), "image/png"));
}

function paintShape(pen: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  const { fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin, paintOrder } = getComputedStyle(shape);
  pen.fillStyle = fill;
  pen.strokeStyle = stroke;
  pen.lineWidth = Number.parseFloat(strokeWidth);
  pen.lineCap = isOneOf(strokeLinecap, ["butt", "round", "square"]) ? strokeLinecap : "butt";
  pen.lineJoin = isOneOf(strokeLinejoin, ["bevel", "miter", "round"]) ? strokeLinejoin : "miter";
  const letters = shape instanceof SVGTextElement ? lettersOf(pen, shape) : undefined;
  const outline = letters ? undefined : outlineOf(shape);
  const fillIt = () => fill !== "none" && (letters ? pen.fillText(...letters) : outline && pen.fill(outline));
  const strokeIt = () => stroke !== "none" && (letters ? pen.strokeText(...letters) : outline && pen.stroke(outline));
  const [first, second] = paintOrder.startsWith("stroke") ? [strokeIt, fillIt] : [fillIt, strokeIt];
  first();
  second();
}

/** Sets the canvas font to that of a text, with its horizontal scaling. Returns text and position. */
function lettersOf(pen: CanvasRenderingContext2D, text: SVGTextElement): [string, number, number] {
  const style = getComputedStyle(text);
  const words = text.textContent;
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.textAlign = "center";
  pen.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  const x = text.x.baseVal.getItem(0).value;
  const y = text.y.baseVal.getItem(0).value;
  const natural = pen.measureText(words).width;
  const squeezed = text.hasAttribute("textLength") ? text.textLength.baseVal.value / natural : 1;
  pen.translate(x, y);
  pen.scale(squeezed, 1);
  return [words, 0, 0];
}

function outlineOf(shape: SVGGraphicsElement): Path2D | undefined {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const outline = new Path2D();
  if (shape instanceof SVGCircleElement) outline.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else outline.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  return outline;
}

/** Clip path of a shape's group. The drawings clip by one path in the shape's own coordinates. */
function clipOf(shape: Element): Path2D | undefined {
  const id = /url\(["']?#([^"')]+)/.exec(shape.closest("[clip-path]")?.getAttribute("clip-path") ?? "")?.[1];
  const path = id === undefined ? null : document.getElementById(id)?.querySelector("path");
  return path ? new Path2D(path.getAttribute("d") ?? "") : undefined;
}

function isOneOf<T extends string>(text: string, of: readonly T[]): text is T {
  return of.some((each) => each === text);
}
