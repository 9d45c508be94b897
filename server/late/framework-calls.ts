/** The form of the framework's inline scripts: a call with data, and nothing else. */
const CALLS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((?<data>[\s\S]*)\)$/,
  /^self\.__next_f\.push\((?<data>[\s\S]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<data>[\s\S]*)\);?$/,
];

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an inline script is a call of the framework whose arguments are nothing but JSON. */
export const isFrameworkCall = (code: string): boolean =>
  CALLS.some((form) => isData(form.exec(code)?.groups?.data ?? '-'));
