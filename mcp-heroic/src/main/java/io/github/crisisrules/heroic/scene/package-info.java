/**
 * The playable scenes of Marvel Heroic: state, commands, events, violations and the choices offered in each state.
 * Start with {@link io.github.crisisrules.heroic.scene.SceneTable} for a facade with verbs, or with
 * {@link io.github.crisisrules.heroic.scene.Scene} for the game itself.
 */
@NullMarked
package io.github.crisisrules.heroic.scene;

import org.jspecify.annotations.NullMarked;
