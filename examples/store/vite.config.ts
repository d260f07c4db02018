import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const proxy = { "/api": process.env["BACKLOT_URL"] ?? "http://127.0.0.1:4000" };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
