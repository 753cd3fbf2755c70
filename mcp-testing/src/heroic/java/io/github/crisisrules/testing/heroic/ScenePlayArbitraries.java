package io.github.crisisrules.testing.heroic;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.testing.PlayArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of scenes: casts as their players hand them in, and scenes in mid-game. */
public final class ScenePlayArbitraries {
    private static final int COMMANDS = 60;

    private ScenePlayArbitraries() {}

    /**
     * Returns valid setups: one to three heroes named {@code Hero 1}, {@code Hero 2} and so on, and one or two villains
     * named {@code Villain 1} and {@code Villain 2}, each with any datafile, plot points, XP, stress, trauma and created traits,
     * some stressed out or dead. The heroes are together or apart; the doom pool has two to five dice.
     */
    public static Arbitrary<SceneStart> starts() {
        return Combinators.combine(
                        cast("Hero", true, 3),
                        cast("Villain", false, 2),
                        DieArbitraries.pools(2, 5),
                        Arbitraries.of(TraumaPolicy.class),
                        Arbitraries.of(true, false))
                .as((heroes, villains, doom, policy, together) -> SceneStart.builder()
                        .cast(heroes.appendAll(villains))
                        .groups(
                                together && heroes.size() > 1
                                        ? Vector.of(heroes.map(
                                                hero -> hero.datafile().name()))
                                        : Vector.empty())
                        .doom(doom)
                        .traumaPolicy(policy)
                        .build())
                .withoutEdgeCases();
    }

    private static Arbitrary<Vector<CastSheet>> cast(String name, boolean heroes, int most) {
        return sheets(heroes)
                .list()
                .ofMinSize(1)
                .ofMaxSize(most)
                .map(sheets -> Vector.ofAll(sheets).zipWithIndex((sheet, i) -> {
                    Datafile datafile = sheet.datafile();
                    return sheet.withDatafile(datafile.withName(name + " " + (i + 1)));
                }));
    }

    private static Arbitrary<CastSheet> sheets(boolean hero) {
        Arbitrary<Vector<CreatedTrait>> traits = ConditionArbitraries.createdTraits()
                .list()
                .ofMaxSize(3)
                .map(all -> Vector.ofAll(all).distinctBy(CreatedTrait::trait));
        return Combinators.combine(
                        DatafileArbitraries.datafiles(),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(0, 20),
                        Arbitraries.frequencyOf(
                                net.jqwik.api.Tuple.of(3, Arbitraries.just(Ailments.none())),
                                net.jqwik.api.Tuple.of(2, ConditionArbitraries.harmOfTheAble()),
                                net.jqwik.api.Tuple.of(1, ConditionArbitraries.harm())),
                        traits)
                .as((datafile, points, xp, harm, created) -> CastSheet.builder()
                        .isHero(hero)
                        .datafile(datafile)
                        .plotPoints(new PlotPoints(points))
                        .experience(Experience.none().gain(xp))
                        .harm(harm)
                        .traits(created)
                        .build());
    }

    /** Returns scenes in mid-game, from the setup to the middle of an exchange or the end of an Act. */
    public static Arbitrary<Play<SceneState, SceneCommand, SceneEvent>> plays() {
        return PlayArbitraries.inMidGame(starts().map(Scene::play), state -> Vector.empty(), COMMANDS);
    }
}
