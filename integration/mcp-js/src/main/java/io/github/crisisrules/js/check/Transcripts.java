package io.github.crisisrules.js.check;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
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
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.math.BigInteger;

/**
 * Games played at random from a seed, as text: every command and event in words, and the views of an event. Java and
 * JavaScript must print the same.
 */
public final class Transcripts {
    private static final CrisisTeam TEAM = CrisisTeam.of(
            CrisisSquad.of(
                    "Ada",
                    TeamMember.of("Lancer", 4, 6, 6),
                    TeamMember.of("Bulwark", 4, 6, 6),
                    TeamMember.of("Comet", 4, 5, 5)),
            CrisisSquad.of(
                    "Bruno",
                    TeamMember.of("Warden", 4, 6, 6),
                    TeamMember.of("Mirage", 4, 5, 5),
                    TeamMember.of("Granite", 4, 6, 6)));

    private Transcripts() {}

    /** Returns the transcripts of all games. */
    public static String all(Seed seed) {
        StringBuilder text = new StringBuilder(seeds(seed));
        for (Language language : Language.values()) {
            text.append("== ")
                    .append(language)
                    .append(" ==\n")
                    .append(event(seed.split("event"), language))
                    .append(random(seed.split("colossus"), colossus(seed).in(language), 150))
                    .append(random(seed.split("hulk"), hulk().in(language), 150))
                    .append(random(seed.split("scene"), scene().in(language), 100));
        }
        return text.toString();
    }

    /** Lists seeds that are made in every way, numbers of every size drawn from them, orders, and commitments. */
    private static String seeds(Seed seed) {
        StringBuilder text = new StringBuilder("== seeds ==\n");
        for (String purpose : new String[] {"round/1", "Ünïcödé ✓", "𝔊"}) {
            Seed split = seed.split(purpose);
            RandomSource random = split.random();
            text.append(split)
                    .append(' ')
                    .append(SeedCommitment.of(split, purpose).sha256());
            for (int bound = 2; bound < 2_000_000_000 && bound > 0; bound = 37 * bound + 1) {
                text.append(' ').append(random.below(bound));
            }
            text.append(' ')
                    .append(random.below(1_000_000_000_000_000_000L))
                    .append(' ')
                    .append(random.below(BigInteger.TEN.pow(30)))
                    .append(' ')
                    .append(random.below(BigInteger.ONE.shiftLeft(63)))
                    .append(' ')
                    .append(random.below(BigInteger.ONE.shiftLeft(128)))
                    .append('\n')
                    .append(split.shuffle(Vector.range(0, 10)).mkString(" "))
                    .append(split.choose(Vector.range(0, 10), 3).mkString(" | ", " ", "\n"));
        }
        for (long number : new long[] {0, 1, 42, -1, Long.MAX_VALUE}) {
            text.append(Seed.of(number)).append('\n');
        }
        for (int length = 1; length < 65; length++) {
            text.append(seed.split("x".repeat(length))).append('\n');
        }
        return text.toString();
    }

    /** Plays a Challenger Event of 33 players to its champion. */
    private static String event(Seed seed, Language language) {
        RandomSource results = seed.split("results").random();
        Desk desk = Desk.challenger("Saturday", seed)
                .in(language)
                .register(Vector.rangeClosed(1, 33).map(number -> "Player " + number))
                .open();
        StringBuilder text = new StringBuilder(desk.announcement().text());
        while (!desk.state().isSwissOver()) {
            desk = played(desk, results);
            text.append(desk.pairings().text()).append(desk.standings().text());
        }
        desk = desk.cut();
        while (!desk.state().isDecided()) {
            desk = played(desk, results);
            text.append(desk.bracket().text());
        }
        Wording wording = desk.play().wording();
        desk.play().log().forEach(event -> text.append(event.describe(wording)).append('\n'));
        return text.append(desk.finalRanks().text())
                .append(desk.whyRank("Player 7"))
                .append('\n')
                .toString();
    }

    private static Desk played(Desk before, RandomSource results) {
        Desk desk = before.pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(
                    desk.name(match.pairing().first()),
                    10 + results.below(8),
                    desk.name(match.pairing().second()),
                    results.below(10));
        }
        return desk;
    }

    private static Play<ColossusState, ColossusCommand, ColossusEvent> colossus(Seed seed) {
        return Colossus.play(ColossusSetup.shuffled(ColossusDifficulty.NORMAL, TEAM, MomentumTrack.STAND_IN, seed));
    }

    private static Play<HulkState, HulkCommand, HulkEvent> hulk() {
        return Hulk.play(HulkSetup.builder()
                .difficulty(HulkDifficulty.NORMAL)
                .team(TEAM)
                .card(HulkCard.standIn())
                .addAbsorbers("north absorber", "south absorber")
                .addSerums("serum")
                .addTerrain(Terrain.interactive("bus", 2))
                .build());
    }

    private static Play<SceneState, SceneCommand, SceneEvent> scene() {
        Datafile lancer = Datafile.builder()
                .name("Lancer")
                .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
                .distinctions(Vector.of("Quick Wit", "Old Debts", "Roof Runner"))
                .powerSets(Vector.of(PowerSet.builder()
                        .name("Storm Armour")
                        .powers(Vector.of(new Power("Lightning", DieSize.D10, PowerKind.OTHER)))
                        .sfx(Vector.of(new Sfx("Chain Lightning", true)))
                        .limits(Vector.of("Grounded"))
                        .build()))
                .build();
        return SceneTable.start(
                        CastSheet.hero(lancer),
                        CastSheet.hero(lancer.withName("Nurse")),
                        CastSheet.villain(lancer.withName("Brute")))
                .play();
    }

    /** Plays choices at random, and lists the choices, the command and what followed from it. */
    private static <S, C extends GameCommand, E extends GameEvent<S>> String random(
            Seed seed, Play<S, C, E> start, int commands) {
        RandomSource random = seed.random();
        Play<S, C, E> play = start;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < commands && !play.choices().isEmpty(); i++) {
            Wording wording = play.wording();
            Choice<C> choice = play.choices().get(random.below(play.choices().size()));
            text.append(play.awaited().describe(wording))
                    .append('\n')
                    .append(play.choices().map(each -> each.describe(wording)).mkString("- ", "; ", "\n"));
            C command = choice.command(AnswerSource.random(random));
            text.append("> ").append(command.describe(wording)).append('\n');
            Either<RuleViolation, Play<S, C, E>> next = play.attempt(command);
            play = next.getOrElse(play);
            next.peekLeft(violation -> text.append("! ")
                            .append(violation.describe(wording))
                            .append('\n'))
                    .peek(after -> after.lastSentences()
                            .forEach(sentence -> text.append(sentence).append('\n')));
        }
        return text.toString();
    }
}
