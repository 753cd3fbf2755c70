/**
 * The Incredible Hulk as a game: a player runs Hulk against two Crisis Team squads. The choices ask for everything
 * that only the players can observe, and the state always names what the game waits for. Start with
 * {@link io.github.crisisrules.encounter.hulk.Hulk}.
 */
@NullMarked
package io.github.crisisrules.encounter.hulk;

import org.jspecify.annotations.NullMarked;
