export * from "./pairing.js";
export * from "./desk.js";
export * from "./encounters.js";
export * from "./scenes.js";
