package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.Desk;
import io.vavr.collection.Vector;

/** Beginnings of games, for tests in other packages. */
public final class Samples {
    private Samples() {}

    /** An event played at random. */
    public static Desk desk(Seed seed, int moves) {
        return RandomDesk.played(Specimens.of(seed, Recipes.TABLE), moves);
    }

    /** A setup for the Colossus. */
    public static ColossusSetup colossus(Seed seed) {
        return EncounterRecipes.colossus(Specimens.of(seed, Recipes.TABLE));
    }

    /** A setup for Hulk with two squads that are not from any card. */
    public static HulkSetup hulk(HulkDifficulty difficulty) {
        return HulkSetup.builder()
                .difficulty(difficulty)
                .team(CrisisTeam.of(squad("First", 1), squad("Second", 5)))
                .card(HulkCard.standIn())
                .absorbers(Vector.of("north absorber", "south absorber"))
                .serums(Vector.of("serum"))
                .terrain(Vector.rangeClosed(1, 8)
                        .map(number -> Terrain.interactive("terrain " + number, 1 + number % 4)))
                .build();
    }

    /** The first steps of an encounter with Hulk, played at random. */
    public static Play<HulkState, HulkCommand, HulkEvent> hulkGame(HulkDifficulty difficulty, Seed seed) {
        return atRandom(Play.started(Hulk.start(hulk(difficulty))), seed, 120);
    }

    private static CrisisSquad squad(String player, int first) {
        return CrisisSquad.of(
                player,
                TeamMember.of("Stand-in " + first, 4, 6, 6),
                TeamMember.of("Stand-in " + (first + 1), 4, 5, 5),
                TeamMember.of("Stand-in " + (first + 2), 4, 5, 5),
                TeamMember.of("Stand-in " + (first + 3), 4, 6, 6));
    }

    /** Two heroes together and a villain, with a doom pool of their own. */
    public static SceneStart cast() {
        return SceneStart.of(
                        CastSheet.hero(datafile("Swift", DieSize.D6)),
                        CastSheet.hero(datafile("Strong", DieSize.D10)),
                        CastSheet.villain(datafile("Sinister", DieSize.D8)))
                .together("Swift", "Strong")
                .withDoom(Pool.of(DieSize.D6, DieSize.D8));
    }

    /** The game after this many choices drawn evenly, with answers drawn evenly; less if it is over. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> atRandom(
            Play<S, C, E> start, Seed seed, int steps) {
        Play<S, C, E> game = start;
        for (int step = 0; step < steps && game.choices().nonEmpty(); step++) {
            Seed here = seed.split("step", step);
            game = game.apply(here.pick(game.choices())
                    .command(AnswerSource.random(here.split("table").random())));
        }
        return game;
    }

    private static Datafile datafile(String name, DieSize die) {
        return Datafile.builder()
                .name(name)
                .affiliations(new Affiliations(DieSize.D6, DieSize.D8, DieSize.D10))
                .distinctions(Vector.of(name + " heart", name + " head", name + " hand"))
                .powerSets(Vector.of(PowerSet.builder()
                        .name(name + " powers")
                        .powers(Vector.of(new Power(name + " reach", die, PowerKind.OTHER)))
                        .sfx(Vector.of(new Sfx(name + " trick", true)))
                        .limits(Vector.of(name + " limit"))
                        .build()))
                .specialties(Vector.of(new Specialty(name + " lore", Mastery.EXPERT)))
                .milestones(Vector.of(new Milestone(name + " quest", "when it happens")))
                .build();
    }
}
