/**
 * The Ultimate Encounter Incredible Hulk as a game: a player runs Hulk against two Crisis Team squads. What only the table
 * knows is asked by the choices; at every point the game tells what it waits for. Start with
 * {@link io.github.crisisrules.encounter.hulk.Hulk}.
 */
@NullMarked
package io.github.crisisrules.encounter.hulk;

import org.jspecify.annotations.NullMarked;
