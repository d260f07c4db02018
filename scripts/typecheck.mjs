// Checks the types of the program and its tests, of the console, and of the applications that use both.
import { compile } from "./compiler.mjs";

const projects = [".", "console", "tests/apps"];
process.exitCode = projects.every((project) => compile(["-p", project])) ? 0 : 1;
