import { files } from "@tribun/api-client/contract";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { FOLDERS } from "./folders.ts";

/** One plain name with one extension: no path and no leading dot. */
const FILE_NAME = /^[\w-]{1,100}\.[a-z0-9]{2,5}$/;

export const filesRoutes = [
  route(files, async ({ query, ctx }) => {
    const folder = FOLDERS.get(query.folder);
    const file = folder && FILE_NAME.test(query.fileName) ? await folder(query.fileName, ctx) : undefined;
    if (!file) throw Problem.fileNotFound();
    return file;
  }),
];
