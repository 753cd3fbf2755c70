package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.GameSubject;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Random encounters: what is legal, said once more without the rules under test, and commands of every kind. */
public class ColossusSubject implements GameSubject<ColossusState, ColossusCommand, ColossusEvent> {
    private static final Vector<CombatantId> NAMES = Vector.of("a", "b", "c", "d", "e", "f", "nobody")
            .map(CombatantId::of)
            .append(ColossusCard.ID);
    /** Commands of every kind. */
    static final Vector<ColossusCommand> ALL = all();

    private static final int[] STRIKE_ONE_IN = {2, 4, 20};

    @Override
    public Play<ColossusState, ColossusCommand, ColossusEvent> start(Seed seed) {
        return Colossi.shuffled(seed);
    }

    @Override
    public Seq<ColossusCommand> legal(ColossusState state) {
        return state.isOver()
                ? Vector.empty()
                : plain(state).appendAll(variants(state)).appendAll(reports(state.frame()));
    }

    @Override
    public Seq<ColossusCommand> candidates(ColossusState state, Seed seed) {
        return seed.choose(ALL, 60);
    }

    /**
     * He is struck by every second command, by every fourth or by every twentieth, so that both sides win often; what
     * happens to characters meanwhile is one command in five, so that games go on.
     */
    @Override
    public ColossusCommand next(ColossusState state, Seq<ColossusCommand> legal, RandomSource random) {
        Vector<ColossusCommand> choices = plain(state);
        if (random.below(STRIKE_ONE_IN[state.setup().towerTokens().head().number() % 3]) == 0) {
            return choices.last();
        }
        return random.below(5) == 0 ? legal.get(random.below(legal.size())) : choices.get(random.below(choices.size()));
    }

    @Override
    public Map<Named, Object> visible(ColossusState state) {
        return SaidInWords.visible(state.frame());
    }

    @Override
    public boolean isOver(ColossusState state) {
        return state.isOver();
    }

    @Override
    public void checkInvariants(ColossusState state) {
        int needed = state.setup().difficulty().subdueTokens();
        assertThat(state.isOver()).isEqualTo(state.towers().isEmpty() || state.subdueTokens() == needed);
        assertThat(state.subdueTokens()).isBetween(0, needed);
        assertThat(state.momentum().equals(Momentum.NONE))
                .as("at 0 exactly while he is Subdued")
                .isEqualTo(state.isSubdued());
        assertThat(state.beams().distinct()).isEqualTo(state.beams());
        assertThat(state.beams().forAll(beam -> state.stands(beam.tower()) && state.stands(beam.toward())))
                .isTrue();
        assertThat(state.frame().combatant(ColossusCard.ID).isStanding()).isTrue();
        if (!state.isOver()) {
            assertThat(state.frame().combatant(ColossusCard.ID).damage()).isZero();
            assertThat(state.frame().turnSide().contains(Side.COSMIC_THREAT))
                    .as("his turn is a Rampage")
                    .isEqualTo(state.frame().turnSide().contains(Side.COSMIC_THREAT)
                            && state.rampage().isDefined());
        }
        assertThat(state.frame().trackerTokens()).isBetween(0, 3);
        assertThat(state.frame().points(Side.CRISIS_TEAM) + state.frame().points(Side.COSMIC_THREAT))
                .isZero();
    }

    /** One command for each legal choice, with observations in their plainest form: damage 1, no character near, nothing hit. */
    private static Vector<ColossusCommand> plain(ColossusState state) {
        Vector<ColossusCommand> choices = awaited(state);
        return state.isOver() || state.frame().step() == Step.SETUP
                ? choices
                : choices.append(new ColossusCommand.DamageColossus(1));
    }

    private static Vector<ColossusCommand> awaited(ColossusState state) {
        Vector<CombatantId> standing = state.frame().standing(Side.CRISIS_TEAM).map(Combatant::id);
        Vector<Integer> sizes = Vector.rangeClosed(1, 5);
        ColossusCommand withoutTarget = new ColossusCommand.ReportNoTarget();
        return switch (state.awaiting()) {
            case FRAME -> FrameChoices.of(state.frame()).map(Colossi::round).appendAll(beams(state));
            case PUSH ->
                sizes.<ColossusCommand>map(ColossusCommand.TouchTerrain::new)
                        .appendAll(state.frame()
                                .inPlay(Side.CRISIS_TEAM)
                                .map(Combatant::id)
                                .removeAll(state.rampage().get().touched())
                                .map(ColossusCommand.TouchCharacter::new))
                        .appendAll(state.links().map(link -> new ColossusCommand.CrossLink(link.low(), link.high())))
                        .appendAll(state.towers().map(tower -> new ColossusCommand.TouchTower(tower, Vector.empty())))
                        .append(new ColossusCommand.EndPush());
            case CHART -> Vector.of(CrisisFace.values()).map(ColossusCommand.RollChart::new);
            case CHARACTER_THROW -> standing.map(ColossusSubject::thrown).append(withoutTarget);
            case TERRAIN_THROW ->
                sizes.<ColossusCommand>map(size -> new ColossusCommand.ThrowTerrain(size, ThrowReport.NOTHING))
                        .append(withoutTarget);
            case BARE_METAL_HANDS -> standing.map(target -> hands(target, 1)).append(withoutTarget);
            case BARE_METAL_HANDS_THROWS ->
                state.rampage()
                        .get()
                        .throwable()
                        .filter(standing::contains)
                        .map(ColossusSubject::thrown)
                        .append(new ColossusCommand.ForgoThrows());
            case HURL_DEBRIS ->
                standing.<ColossusCommand>map(target -> new ColossusCommand.HurlDebris(AttackedTarget.of(target, 1)))
                        .append(withoutTarget);
            case RAMPAGE_LIMIT -> Vector.of(new ColossusCommand.ContinueRampages(), new ColossusCommand.StopRampages());
            case NOTHING -> Vector.empty();
        };
    }

    private static Vector<ColossusCommand> beams(ColossusState state) {
        return state.frame()
                .active()
                .toVector()
                .flatMap(character -> state.towers()
                        .flatMap(tower -> state.towers()
                                .remove(tower)
                                .reject(toward -> state.beams().contains(new BeamToken(tower, toward)))
                                .map(toward -> new ColossusCommand.PlaceBeam(character, tower, toward))));
    }

    private static ColossusCommand thrown(CombatantId target) {
        return new ColossusCommand.ThrowCharacter(target, ThrowReport.NOTHING);
    }

    /** Further observations of the kinds that {@link #plain} lists in their plainest form. */
    private static Vector<ColossusCommand> variants(ColossusState state) {
        Vector<CombatantId> standing = state.targets();
        Vector<CombatantId> inPlay = state.frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id);
        return switch (state.awaiting()) {
            case PUSH ->
                state.towers()
                        .flatMap(tower ->
                                inPlay.take(2).map(near -> new ColossusCommand.TouchTower(tower, Vector.of(near))));
            case CHARACTER_THROW ->
                standing.flatMap(
                        target -> inPlay.take(2).map(hit -> new ColossusCommand.ThrowCharacter(target, report(hit))));
            case TERRAIN_THROW -> inPlay.map(hit -> new ColossusCommand.ThrowTerrain(2, report(hit)));
            case BARE_METAL_HANDS ->
                standing.<ColossusCommand>map(target -> hands(target, 0))
                        .appendAll(
                                state.momentum().level() >= 7 && standing.size() > 1
                                        ? Vector.of(area(standing.get(0), standing.get(1)))
                                        : Vector.empty());
            case HURL_DEBRIS -> standing.map(target -> new ColossusCommand.HurlDebris(AttackedTarget.of(target, 4)));
            default -> Vector.empty();
        };
    }

    private static Vector<ColossusCommand> reports(FrameState frame) {
        if (frame.step() == Step.SETUP) {
            return Vector.empty();
        }
        Vector<CombatantId> standing = frame.standing(Side.CRISIS_TEAM).map(Combatant::id);
        Vector<ColossusCommand> some = standing.flatMap(character -> Vector.<FrameCommand>of(
                        new FrameCommand.SufferDamage(character, 1),
                        new FrameCommand.RemoveDamage(character, 1),
                        new FrameCommand.GainCondition(character, "Stun"))
                .map(Colossi::round));
        some = some.appendAll(frame.standing(Side.CRISIS_TEAM)
                .filter(combatant -> combatant.power() > 0)
                .map(combatant -> round(new FrameCommand.SpendPower(combatant.id(), 1))));
        boolean smoke =
                frame.runningEffects().exists(running -> running.effect().name().equals("smoke"));
        return smoke
                ? some
                : some.append(round(new FrameCommand.BeginEffect(
                        LastingEffect.thisRound("smoke").character(ColossusCard.ID))));
    }

    private static ThrowReport report(CombatantId hit) {
        return new ThrowReport(Vector.of(DamagedCharacter.of(hit, 2)), Vector.of(2));
    }

    private static ColossusCommand hands(CombatantId target, int damage) {
        return new ColossusCommand.AttackWithBareMetalHands(Vector.of(AttackedTarget.of(target, damage)));
    }

    private static ColossusCommand area(CombatantId one, CombatantId other) {
        return new ColossusCommand.AttackWithBareMetalHands(
                Vector.of(AttackedTarget.of(one, 3), AttackedTarget.of(other, 1)));
    }

    private static Vector<ColossusCommand> all() {
        Vector<ColossusCommand> all = Vector.of(
                        new FrameCommand.BeginFirstRound(),
                        new FrameCommand.Pass(Side.CRISIS_TEAM),
                        new FrameCommand.Pass(Side.COSMIC_THREAT),
                        new FrameCommand.ResolveEffect("nothing"),
                        new FrameCommand.EndActivation(),
                        new FrameCommand.EndTurn(),
                        new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1),
                        new FrameCommand.DiscardStatus("none"),
                        new FrameCommand.BeginEffect(
                                LastingEffect.thisRound("smoke").character(ColossusCard.ID)))
                .map(Colossi::round);
        for (CombatantId character : NAMES) {
            all = all.appendAll(Vector.of(
                            new FrameCommand.Activate(character),
                            new FrameCommand.Advance(character),
                            new FrameCommand.SufferDamage(character, 1),
                            new FrameCommand.GainCondition(character, "Stun"))
                    .map(Colossi::round));
            all = all.appendAll(Vector.of(
                    new ColossusCommand.TouchCharacter(character),
                    new ColossusCommand.ThrowCharacter(character, ThrowReport.NOTHING),
                    new ColossusCommand.ThrowTerrain(2, report(character)),
                    new ColossusCommand.HurlDebris(AttackedTarget.of(character, 1)),
                    hands(character, 0),
                    hands(character, 1),
                    new ColossusCommand.PlaceBeam(character, Tower.of(1), Tower.of(4))));
        }
        all = all.append(area(id("a"), ColossusCard.ID));
        for (Tower one : Tower.all()) {
            all = all.append(new ColossusCommand.TouchTower(one, Vector.empty()))
                    .append(new ColossusCommand.TouchTower(one, Vector.of(id("nobody"))))
                    .append(new ColossusCommand.TouchTerrain(one.number() > 5 ? 5 : one.number()));
            for (Tower other : Tower.all()) {
                all = all.append(new ColossusCommand.PlaceBeam(id("a"), one, other));
                if (one.compareTo(other) <= 0) {
                    all = all.append(new ColossusCommand.CrossLink(one, other));
                }
            }
        }
        for (CrisisFace face : CrisisFace.values()) {
            all = all.append(new ColossusCommand.RollChart(face));
        }
        return all.appendAll(Vector.of(
                new ColossusCommand.DamageColossus(1),
                new ColossusCommand.ThrowTerrain(1, ThrowReport.NOTHING),
                new ColossusCommand.EndPush(),
                new ColossusCommand.ReportNoTarget(),
                new ColossusCommand.ForgoThrows(),
                new ColossusCommand.ContinueRampages(),
                new ColossusCommand.StopRampages()));
    }
}
