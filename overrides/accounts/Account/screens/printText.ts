/** Prints a text alone, without the page around it, from a frame that is gone afterwards. */
export function printText({ title, text }: { readonly title: string; readonly text: string }): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const block = page.createElement('pre');
  block.textContent = text;
  page.body.append(heading, block);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
